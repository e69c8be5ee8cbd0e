# CL is computed from the sum of all coefficients instead of the first one (e follows from it)
def lifting_line(chord, alpha, alpha0, a0, span, cl_max):
    N = len(chord)
    n = np.arange(1, N + 1)
    th = n * np.pi / (N + 1)
    mat = np.empty((N, N))
    for row in range(N):
        mat[row] = np.sin(n * th[row]) * (4 * span / (a0 * chord[row]) + n / np.sin(th[row]))
    A = np.linalg.solve(mat, alpha - alpha0)
    cl = np.array([4 * span / chord[row] * np.dot(A, np.sin(n * th[row])) for row in range(N)])
    AR = span**2 / (np.sum(chord * np.sin(th)) * np.pi / (N + 1) * span / 2)
    CL = np.pi * AR * np.sum(A)
    CDi = np.pi * AR * np.sum(n * A**2)
    e = CL**2 / (np.pi * AR * CDi)
    return {"A": A, "cl": cl, "CL": CL, "CDi": CDi, "e": e, "stalled": cl > cl_max}
