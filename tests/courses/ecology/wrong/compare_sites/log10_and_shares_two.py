# two mistakes: Shannon's index uses the logarithm to base 10, and Bray-Curtis is computed from the shares
def compare_sites(x):
    p = x / x.sum(axis=1, keepdims=True)
    S = (p > 0).sum(axis=1)
    H = -np.sum(p * np.log10(np.where(p > 0, p, 1)), axis=1)
    J = H / np.log(np.maximum(S, 2))
    D = np.abs(p[:, None] - p[None]).sum(axis=2) / 2
    masked = D + 2 * np.eye(len(x))
    return {"richness": S, "shannon": H, "evenness": J, "distance": D, "nearest": masked.argmin(axis=1)}
