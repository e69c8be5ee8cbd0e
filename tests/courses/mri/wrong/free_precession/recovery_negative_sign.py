# mz moves away from equilibrium: 1 - (mz - 1) E1 instead of 1 + (mz - 1) E1
def free_precession(m, tau, df, T1, T2):
    seconds = tau / 1000
    spin = m[0] + 1j * m[1]
    spin = spin * np.exp(1j * 2 * np.pi * df * seconds)
    spin = spin * np.exp(-tau / T2)
    z_new = 1 - (m[2] - 1) * np.exp(-tau / T1)
    return np.concatenate([[spin.real], [spin.imag], [z_new]])
