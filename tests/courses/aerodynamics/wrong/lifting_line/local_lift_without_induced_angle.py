# the stations' cl is a0 (alpha - alpha0), without the induced angle; stalled follows from it
def lifting_line(chord, alpha, alpha0, a0, span, cl_max):
    N = len(chord)
    n = np.arange(1, N + 1)
    theta = n * np.pi / (N + 1)

    def row(t, c):
        return np.sin(n * t) * (4 * span / (a0 * c) + n / np.sin(t))

    A = np.linalg.solve(np.array([row(t, c) for t, c in zip(theta, chord)]), alpha - alpha0)
    cl = a0 * (alpha - alpha0)
    S = span / 2 * np.sum(chord * np.sin(theta)) * np.pi / (N + 1)
    AR = span**2 / S
    CL = np.pi * AR * A[0]
    CDi = np.pi * AR * np.sum(n * A**2)
    return {"A": A, "cl": cl, "CL": CL, "CDi": CDi, "e": CL**2 / (np.pi * AR * CDi), "stalled": cl > cl_max}
