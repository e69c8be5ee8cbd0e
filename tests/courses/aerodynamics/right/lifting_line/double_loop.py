# style: double loop for the matrix, cl from the induced angle, sums in loops
def lifting_line(chord, alpha, alpha0, a0, span, cl_max):
    N = len(chord)
    th = [i * np.pi / (N + 1) for i in range(1, N + 1)]
    M = np.zeros((N, N))
    S = 0.0
    for i in range(N):
        S += chord[i] * np.sin(th[i]) * span * np.pi / (2 * N + 2)
        for n in range(1, N + 1):
            M[i, n - 1] = np.sin(n * th[i]) * (4 * span / (a0 * chord[i]) + n / np.sin(th[i]))
    A = np.linalg.inv(M) @ (alpha - alpha0)
    cl = np.zeros(N)
    for i in range(N):
        ai = sum(n * A[n - 1] * np.sin(n * th[i]) for n in range(1, N + 1)) / np.sin(th[i])
        cl[i] = a0 * (alpha[i] - alpha0 - ai)
    AR = span * span / S
    CL = np.pi * AR * A[0]
    CDi = sum(np.pi * AR * (n + 1) * A[n] ** 2 for n in range(N))
    return {"A": A, "cl": cl, "CL": CL, "CDi": CDi, "e": CL * CL / np.pi / AR / CDi, "stalled": cl > cl_max}
