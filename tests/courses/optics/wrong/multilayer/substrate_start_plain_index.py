# the recursion starts with (1, n_out), the bare index of the substrate instead of its admittance
def multilayer(n_in, layers, thickness, n_out, wavelengths, angle, polarization):
    N = np.concatenate(([n_in], layers, [n_out]))
    cos = np.sqrt(1 - (n_in * np.sin(angle) / N) ** 2)
    eta = N * cos if polarization == "s" else N / cos
    S = np.zeros((2, len(wavelengths)), complex)
    S[0] = 1
    S[1] = n_out
    for N_j, d_j, c_j, e_j in zip(N[-2:0:-1], thickness[::-1], cos[-2:0:-1], eta[-2:0:-1]):
        ph = 2 * np.pi * N_j * d_j * c_j / wavelengths
        S = np.array([np.cos(ph) * S[0] + 1j * np.sin(ph) * S[1] / e_j, 1j * e_j * np.sin(ph) * S[0] + np.cos(ph) * S[1]])
    r = (eta[0] * S[0] - S[1]) / (eta[0] * S[0] + S[1])
    R = np.abs(r) ** 2
    T = 4 * eta[0].real * eta[-1].real / np.abs(eta[0] * S[0] + S[1]) ** 2
    return {"r": r, "R": R, "T": T, "absorbed": 1 - R - T}
