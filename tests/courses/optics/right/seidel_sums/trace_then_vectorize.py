# traces both rays first with 2x2 matrices, then computes all surfaces at once
def seidel_sums(radii, indices, gaps, marginal, chief):
    k = len(radii)
    states = [np.stack([marginal, chief], axis=1)]
    behind = []
    for j in range(k):
        n, m = indices[j], indices[j + 1]
        out = np.array([[1, 0], [(n - m) / (m * radii[j]), n / m]]) @ states[-1]
        behind.append(out[1])
        if j < k - 1:
            states.append(np.array([[1, gaps[j]], [0, 1]]) @ out)
    states, behind = np.array(states), np.array(behind)
    A, B = (indices[:-1, None] * (states[:, 1] + states[:, 0] / radii[:, None])).T
    y, u, u2 = states[:, 0, 0], states[:, 1, 0], behind[:, 0]
    H = indices[0] * np.linalg.det(states[0])
    w = y * (u / indices[:-1] - u2 / indices[1:])
    S4 = H**2 / radii * (1 / indices[:-1] - 1 / indices[1:])
    S = np.vstack([A * A * w, A * B * w, B * B * w, S4, B / A * (B * B * w + S4)])
    return {"invariant": H, "surfaces": S, "sums": np.einsum("ij->i", S)}
