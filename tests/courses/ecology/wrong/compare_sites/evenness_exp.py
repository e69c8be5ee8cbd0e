# the evenness is exp(H)/S (Heip-like) instead of H / ln S
def compare_sites(x):
    p = x / np.sum(x, axis=1, keepdims=True)
    logp = np.log(p, out=np.zeros_like(p), where=p > 0)
    H = -np.einsum("ij,ij->i", p, logp)
    S = np.sum(x > 0, axis=1)
    J = np.where(S > 1, np.exp(H) / S, 0)
    D = np.abs(x[:, None] - x).sum(2) / (x[:, None] + x).sum(2)
    nearest = (D + 2 * np.eye(len(x))).argmin(1)
    return {"richness": S, "shannon": H, "evenness": J, "distance": D, "nearest": nearest}
