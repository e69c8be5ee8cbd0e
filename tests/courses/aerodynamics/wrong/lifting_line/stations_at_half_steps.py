# the stations are at theta = (i - 1/2) pi / N instead of i pi / (N + 1)
def lifting_line(chord, alpha, alpha0, a0, span, cl_max):
    N = len(chord)
    n = np.arange(1, N + 1)
    theta = (n - 0.5) * np.pi / N
    s = np.sin(np.outer(theta, n))
    M = s * (4 * span / (a0 * chord[:, None]) + n[None, :] / np.sin(theta)[:, None])
    A = np.linalg.solve(M, alpha - alpha0)
    cl = 4 * span / chord * (s @ A)
    S = np.sum(chord * np.sin(theta)) * span / 2 * np.pi / (N + 1)
    AR = span**2 / S
    CL = np.pi * AR * A[0]
    CDi = np.pi * AR * np.sum(n * A**2)
    return {"A": A, "cl": cl, "CL": CL, "CDi": CDi, "e": CL**2 / (np.pi * AR * CDi), "stalled": cl > cl_max}
