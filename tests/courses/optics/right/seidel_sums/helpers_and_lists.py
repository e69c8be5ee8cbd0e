# helper functions, lists, and the invariant taken at each surface anew
def trace_ray(ray, radii, indices, gaps):
    y, u = ray
    record = []
    for R, n, m, d in zip(radii, indices[:-1], indices[1:], [*gaps, 0.0]):
        u_after = (n * u + (n - m) * y / R) / m
        record.append({"y": y, "u": u, "u_after": u_after, "A": n * u + n * y / R})
        y, u = y + d * u_after, u_after
    return record

def seidel_sums(radii, indices, gaps, marginal, chief):
    first = trace_ray(marginal, radii, indices, gaps)
    second = trace_ray(chief, radii, indices, gaps)
    S = np.zeros((5, len(radii)))
    for j, (a, b) in enumerate(zip(first, second)):
        n, m = indices[j], indices[j + 1]
        H = n * (b["u"] * a["y"] - a["u"] * b["y"])
        delta = a["u_after"] / m - a["u"] / n
        for row, power in enumerate([(2, 0), (1, 1), (0, 2)]):
            S[row, j] = -(a["A"] ** power[0]) * (b["A"] ** power[1]) * a["y"] * delta
        S[3, j] = H**2 * (1 / n - 1 / m) / radii[j]
        S[4, j] = b["A"] / a["A"] * S[2:4, j].sum()
    return {"invariant": H, "surfaces": S, "sums": [sum(row) for row in S] * np.array(1.0)}
