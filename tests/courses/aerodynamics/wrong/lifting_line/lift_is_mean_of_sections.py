# CL is the plain mean of the stations' cl instead of pi AR A_1 (e follows from it)
def lifting_line(chord, alpha, alpha0, a0, span, cl_max):
    N = len(chord)
    n = np.arange(1, N + 1)
    theta = n * np.pi / (N + 1)
    sn = np.array([[np.sin(j * t) for j in n] for t in theta])
    W = sn * (4 * span / (a0 * chord[:, None]) + n / np.sin(theta)[:, None])
    A = np.linalg.solve(W, alpha - alpha0)
    cl = 4 * span / chord * (sn @ A)
    area = np.sum(chord * np.sin(theta)) * span / 2 * np.pi / (N + 1)
    AR = span**2 / area
    CL = cl.mean()
    CDi = np.pi * AR * np.sum(n * A**2)
    return {"A": A, "cl": cl, "CL": CL, "CDi": CDi, "e": CL**2 / (np.pi * AR * CDi), "stalled": cl > cl_max}
