# h0 is under the square root, not squared: sqrt(h0 E^2)
def hubble_rate(z, omega, w, h0):
    def friedmann(zz):
        parts = omega * (1 + zz) ** (3 * (1 + w))
        return parts, parts.sum() + (1 - omega.sum()) * (1 + zz) ** 2
    H, q, cols = [], [], []
    for zz in z:
        parts, e2 = friedmann(zz)
        H.append(np.sqrt(h0 * e2))
        cols.append(parts / e2)
        q.append(0.5 * np.sum(parts / e2 * (1 + 3 * w)))
    return {"H": np.array(H), "fractions": np.array(cols).T, "q": np.array(q)}
