def rake_poll(base, region, age, region_share, age_share, answer, rounds, cap):
    size = len(base)
    w = np.array(base)
    R = np.eye(len(region_share))[region]
    A = np.eye(len(age_share))[age]
    for _ in range(rounds):
        w = w * np.einsum("nk,k->n", R, size * region_share / (w @ R))
        w = w * np.einsum("nk,k->n", A, size * age_share / (w @ A))
    w = np.minimum(w, cap)
    w = w * size / w.sum()
    p = w @ answer / size
    effective = size**2 / (w @ w)
    return {"margin": 1.96 * np.sqrt(p * (1 - p) / effective), "estimate": p, "weights": w}
