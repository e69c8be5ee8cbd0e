# stalled is true where cl is below cl_max: the comparison is the wrong way round
def lifting_line(chord, alpha, alpha0, a0, span, cl_max):
    N = len(chord)
    n = np.arange(1, N + 1)
    theta = n * np.pi / (N + 1)
    sn = np.sin(theta.reshape(N, 1) * n)
    A = np.linalg.solve(sn * (4 * span / (a0 * chord).reshape(N, 1) + n / np.sin(theta).reshape(N, 1)), alpha - alpha0)
    alpha_i = (sn @ (n * A)) / np.sin(theta)
    cl = a0 * (alpha - alpha0 - alpha_i)
    S = np.sum(chord * np.sin(theta)) * span * np.pi / 2 / (N + 1)
    AR = span**2 / S
    CL = np.pi * AR * A[0]
    delta = np.sum(n[1:] * (A[1:] / A[0]) ** 2)
    e = 1 / (1 + delta)
    CDi = CL**2 / (np.pi * AR * e)
    stalled = np.array([c < cl_max for c in cl])
    return {"A": A, "cl": cl, "CL": CL, "CDi": CDi, "e": e, "stalled": stalled}
