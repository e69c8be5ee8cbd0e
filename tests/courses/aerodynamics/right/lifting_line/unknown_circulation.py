# style: einsum, unknowns are the circulations at the stations (discrete sine transform gives A), CL by the sine orthogonality
def lifting_line(chord, alpha, alpha0, a0, span, cl_max):
    N = len(chord)
    n = np.arange(1, N + 1)
    t = n * np.pi / (N + 1)
    s = np.sin(np.outer(t, n))
    to_A = 2 / (N + 1) * s.T
    down = np.einsum("in,n,nj,i->ij", s, n, to_A, 1 / np.sin(t))
    G = np.linalg.solve(np.diag(4 * span / (a0 * chord)) + down, alpha - alpha0)
    A = to_A @ G
    cl = 4 * span * G / chord
    S = span / 2 * np.pi / (N + 1) * np.einsum("i,i", chord, np.sin(t))
    dy = span / 2 * np.sin(t) * np.pi / (N + 1)
    CL = np.sum(cl * chord * dy) / S
    CDi = np.pi * span**2 / S * np.einsum("n,n,n", n, A, A)
    return {"A": A, "cl": cl, "CL": CL, "CDi": CDi, "e": CL**2 * S / (np.pi * span**2 * CDi), "stalled": cl > cl_max}
