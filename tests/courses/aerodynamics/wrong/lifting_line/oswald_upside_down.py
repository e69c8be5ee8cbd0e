# Oswald's factor is upside down: pi AR CDi / CL^2
def lifting_line(chord, alpha, alpha0, a0, span, cl_max):
    N = len(chord)
    n = np.arange(1, N + 1)
    theta = n * np.pi / (N + 1)
    L = np.zeros((N, N))
    for j in range(N):
        L[:, j] = np.sin((j + 1) * theta) * (4 * span / (a0 * chord) + (j + 1) / np.sin(theta))
    A = np.linalg.solve(L, alpha - alpha0)
    circulation = np.zeros(N)
    for j in range(N):
        circulation += 2 * span * A[j] * np.sin((j + 1) * theta)
    cl = 2 * circulation / chord
    AR = span**2 / (np.pi / (N + 1) * 0.5 * span * (chord * np.sin(theta)).sum())
    CL = np.pi * AR * A[0]
    CDi = np.pi * AR * (n * A * A).sum()
    e = np.pi * AR * CDi / CL**2
    return {"A": A, "cl": cl, "CL": CL, "CDi": CDi, "e": e, "stalled": cl > cl_max}
