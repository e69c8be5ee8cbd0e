# broadcasting over pairs, Bray-Curtis by the shared abundance, inf on the diagonal
def compare_sites(x):
    total = x.sum(axis=1)
    shared = np.minimum(x[:, None], x[None]).sum(axis=2)
    D = 1 - 2 * shared / (total[:, None] + total)
    np.fill_diagonal(D, 0)
    far = D.copy()
    np.fill_diagonal(far, np.inf)
    there = x > 0
    xlogx = np.where(there, x * np.log(np.where(there, x, 1)), 0).sum(axis=1)
    H = np.log(total) - xlogx / total
    S = there.sum(axis=1)
    H[S == 1] = 0
    J = np.zeros(len(x))
    np.divide(H, np.log(S), out=J, where=S > 1)
    return {"richness": S, "shannon": H, "evenness": J, "distance": D, "nearest": far.argmin(axis=1)}
