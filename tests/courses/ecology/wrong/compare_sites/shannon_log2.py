# Shannon's index uses the logarithm to base 2, while the evenness divides by the natural logarithm of the richness
def compare_sites(x):
    p = x / x.sum(axis=1)[:, None]
    safe = np.where(p == 0, 1.0, p)
    H = -(p * np.log2(safe)).sum(axis=1)
    S = (x != 0).sum(axis=1)
    J = np.where(S > 1, H / np.log(np.where(S > 1, S, 2)), 0.0)
    overlap = np.minimum(x[:, None, :], x[None, :, :]).sum(axis=-1)
    total = x.sum(axis=1)
    D = 1 - 2 * overlap / (total[:, None] + total[None, :])
    M = D + np.diag([10.0] * len(x))
    return {"richness": S, "shannon": H, "evenness": J, "distance": D, "nearest": M.argmin(axis=0)}
