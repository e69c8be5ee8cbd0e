# T is the square of the amplitude transmission, without the ratio of the admittances of substrate and medium in front
def multilayer(n_in, layers, thickness, n_out, wavelengths, angle, polarization):
    N = np.append(np.insert(layers, 0, n_in), n_out)
    cos = np.sqrt(1 - (n_in * np.sin(angle) / N) ** 2)
    eta = {"s": N * cos, "p": N / cos}[polarization]
    state = np.vstack([np.ones(len(wavelengths), complex), np.full(len(wavelengths), eta[-1])])
    for j in range(len(layers), 0, -1):
        delta = 2 * np.pi * N[j] * thickness[j - 1] * cos[j] / wavelengths
        mat = np.array([[np.cos(delta), 1j * np.sin(delta) / eta[j]], [1j * eta[j] * np.sin(delta), np.cos(delta)]])
        state = np.einsum("abw,bw->aw", mat, state)
    t = 2 * eta[0] / (eta[0] * state[0] + state[1])
    r = (eta[0] * state[0] - state[1]) / (eta[0] * state[0] + state[1])
    R = np.abs(r) ** 2
    T = np.abs(t) ** 2
    return {"r": r, "R": R, "T": T, "absorbed": 1 - R - T}
