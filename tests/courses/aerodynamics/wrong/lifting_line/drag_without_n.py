# the factor n is missing in the sum of the induced drag (e follows from it)
def lifting_line(chord, alpha, alpha0, a0, span, cl_max):
    N = len(chord)
    idx = np.arange(1, N + 1)
    th = idx * np.pi / (N + 1)
    modes = np.array([np.sin(k * th) for k in idx]).T
    mu = a0 * chord / (4 * span)
    lhs = modes * (1 + idx * mu[:, None] / np.sin(th)[:, None])
    A = np.linalg.solve(lhs, mu * (alpha - alpha0))
    cl = 4 * span / chord * np.sum(modes * A, axis=1)
    AR = span**2 / (span / 2 * np.pi / (N + 1) * np.sum(chord * np.sin(th)))
    CL = np.pi * AR * A[0]
    CDi = np.pi * AR * np.sum(A**2)
    e = CL**2 / (np.pi * AR * CDi)
    return {"A": A, "cl": cl, "CL": CL, "CDi": CDi, "e": e, "stalled": cl > cl_max}
