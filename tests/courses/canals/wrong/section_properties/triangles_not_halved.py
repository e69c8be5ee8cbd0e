# took the side triangles as whole rectangles instead of halves in the area
def section_properties(y, b, z, h):
    r = len(y)
    A, P, T = np.zeros(r), np.zeros(r), np.zeros(r)
    for i in range(r):
        d = min(y[i], h[i])
        extra = y[i] - d
        T[i] = b[i] + 2 * z[i] * d
        A[i] = b[i] * d + 2 * z[i] * d * d + T[i] * extra
        P[i] = b[i] + 2 * (d * np.sqrt(z[i] ** 2 + 1) + extra)
    return {"A": A, "P": P, "T": T, "R": A / P, "D": A / T}
