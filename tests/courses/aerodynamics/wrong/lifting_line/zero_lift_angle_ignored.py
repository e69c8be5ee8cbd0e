# the zero-lift angle is left out
def lifting_line(chord, alpha, alpha0, a0, span, cl_max):
    N = len(chord)
    th = np.pi * np.arange(1, N + 1) / (N + 1)
    E = np.array([[np.sin(n * t) * (4 * span / (a0 * c) + n / np.sin(t)) for n in range(1, N + 1)] for t, c in zip(th, chord)])
    A = np.linalg.inv(E) @ alpha
    gam = np.array([np.sum(A * np.sin(np.arange(1, N + 1) * t)) for t in th])
    cl = 4 * span * gam / chord
    area = np.pi / (N + 1) * span / 2 * np.sum(chord * np.sin(th))
    AR = span**2 / area
    res = {"A": A, "cl": cl, "stalled": cl > cl_max}
    res["CL"] = np.pi * AR * A[0]
    res["CDi"] = np.pi * AR * np.sum(np.arange(1, N + 1) * A**2)
    res["e"] = res["CL"] ** 2 / (np.pi * AR * res["CDi"])
    return res
