# what: self-loops are added after the normalization instead of before
def normalized_adjacency(A):
    def inv_root(d):
        return np.where(d > 0, 1 / np.sqrt(np.where(d > 0, d, 1)), 0)
    left = np.diag(inv_root(A.sum(axis=1)))
    right = np.diag(inv_root(A.sum(axis=0)))
    return left @ A @ right + np.eye(len(A))
