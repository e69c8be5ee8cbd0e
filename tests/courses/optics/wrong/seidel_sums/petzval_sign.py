# field curvature has the wrong sign, 1/n - 1/n' (distortion is computed from it)
def seidel_sums(radii, indices, gaps, marginal, chief):
    y, u = marginal
    z, w = chief
    H = indices[0] * (w * y - u * z)
    S = np.zeros((5, len(radii)))
    for j, (R, n, nn) in enumerate(zip(radii, indices[:-1], indices[1:])):
        power = (nn - n) / R
        A = n * (u + y / R)
        B = n * (w + z / R)
        uu = (n * u - power * y) / nn
        ww = (n * w - power * z) / nn
        D = uu / nn - u / n
        P = -(H**2) / R * (1 / n - 1 / nn)
        S[0, j] = -A * A * y * D
        S[1, j] = -A * B * y * D
        S[2, j] = -B * B * y * D
        S[3, j] = P
        S[4, j] = B * (S[2, j] + P) / A
        u, w = uu, ww
        if j < len(gaps):
            y = y + gaps[j] * u
            z = z + gaps[j] * w
    return {"invariant": H, "surfaces": S, "sums": S @ np.ones(len(radii))}
