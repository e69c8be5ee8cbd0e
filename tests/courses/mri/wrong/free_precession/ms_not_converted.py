# the precession angle is 2 pi df tau with tau in ms, without the division by 1000
def free_precession(m, tau, df, T1, T2):
    mx, my, mz = m
    phi = 2 * np.pi * df * tau
    e1 = np.exp(-tau / T1)
    e2 = np.exp(-tau / T2)
    new = np.empty_like(m)
    new[0] = (mx * np.cos(phi) - my * np.sin(phi)) * e2
    new[1] = (mx * np.sin(phi) + my * np.cos(phi)) * e2
    new[2] = mz * e1 + (1 - e1)
    return new
