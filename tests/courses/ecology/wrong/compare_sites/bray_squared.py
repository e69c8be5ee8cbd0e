# squared differences are summed instead of absolute ones
def compare_sites(x):
    p = x / x.sum(axis=1, keepdims=True)
    H = np.array([sum(-v * np.log(v) for v in row if v) for row in p])
    S = np.array([sum(1 for v in row if v) for row in x])
    J = np.array([0.0 if s < 2 else h / np.log(s) for h, s in zip(H, S)])
    delta = x[:, None, :] - x[None, :, :]
    D = np.einsum("ijs,ijs->ij", delta, delta) / (x.sum(1)[:, None] + x.sum(1)[None, :])
    other = D.copy()
    np.fill_diagonal(other, np.inf)
    return {"richness": S, "shannon": H, "evenness": J, "distance": D, "nearest": other.argmin(axis=1)}
