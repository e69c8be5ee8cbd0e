# stalled compares the whole wing's CL with cl_max, the same for all stations
def lifting_line(chord, alpha, alpha0, a0, span, cl_max):
    N = len(chord)
    n = np.arange(1, N + 1)
    t = n * np.pi / (N + 1)
    F = np.sin(np.outer(t, n))
    A = np.linalg.solve(F * (4 * span / a0 / chord[:, None] + n / np.sin(t[:, None])), alpha - alpha0)
    cl = 4 * span * (F @ A) / chord
    AR = 2 * span * (N + 1) / (np.pi * np.sum(chord * np.sin(t)))
    CL = np.pi * AR * A[0]
    CDi = np.pi * AR * np.sum(n * A**2)
    stalled = np.full(N, CL > cl_max)
    return {"A": A, "cl": cl, "CL": CL, "CDi": CDi, "e": CL**2 / (np.pi * AR * CDi), "stalled": stalled}
