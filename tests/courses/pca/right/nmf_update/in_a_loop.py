# what: the same step for both factors by transposing
def nmf_update(X, W, H, eps):
    def step(A, B, Y):
        return B * (A.T @ Y) / (A.T @ A @ B + eps)
    H = step(W, H, X)
    W = step(H.T, W.T, X.T).T
    return W, H, np.linalg.norm(X - W @ H)
