# the matrix of the system is transposed: stations and coefficients are exchanged in solving
def lifting_line(chord, alpha, alpha0, a0, span, cl_max):
    N = len(chord)
    th = np.arange(1, N + 1) * np.pi / (N + 1)
    M = np.zeros((N, N))
    for i in range(N):
        for n in range(1, N + 1):
            M[n - 1, i] = np.sin(n * th[i]) * (4 * span / (a0 * chord[i]) + n / np.sin(th[i]))
    A = np.linalg.solve(M, alpha - alpha0)
    k = np.arange(1, N + 1)
    cl = np.zeros(N)
    for i in range(N):
        cl[i] = 4 * span / chord[i] * np.sum(A * np.sin(k * th[i]))
    S = span / 2 * np.pi / (N + 1) * np.sum(chord * np.sin(th))
    AR = span**2 / S
    CL = np.pi * AR * A[0]
    CDi = np.pi * AR * np.sum(k * A**2)
    return {"A": A, "cl": cl, "CL": CL, "CDi": CDi, "e": CL**2 / (np.pi * AR * CDi), "stalled": cl > cl_max}
