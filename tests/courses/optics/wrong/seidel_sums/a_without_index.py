# A and A_bar are the angles of incidence alone, not multiplied by the index
def seidel_sums(radii, indices, gaps, marginal, chief):
    rays = np.column_stack([marginal, chief])
    n = indices
    H = n[0] * (rays[1, 1] * rays[0, 0] - rays[1, 0] * rays[0, 1])
    columns = []
    for j, R in enumerate(radii):
        heights, angles = rays
        i, ibar = angles + heights / R
        A, B = i, ibar
        new = (n[j] * angles - heights / R * (n[j + 1] - n[j])) / n[j + 1]
        d = new[0] / n[j + 1] - angles[0] / n[j]
        f = -heights[0] * d
        petz = -(H**2) / R * (1 / n[j + 1] - 1 / n[j])
        columns.append([A * A * f, A * B * f, B * B * f, petz, B / A * (B * B * f + petz)])
        if j < len(gaps):
            heights = heights + gaps[j] * new
        rays = np.array([heights, new])
    S = np.array(columns).T
    return {"invariant": H, "surfaces": S, "sums": S.sum(axis=1)}
