# what: both factors are updated from the old ones
def nmf_update(X, W, H, eps):
    Hn = H * np.dot(W.T, X) / (np.dot(np.dot(W.T, W), H) + eps)
    Wn = W * np.dot(X, H.T) / (np.dot(W, np.dot(H, H.T)) + eps)
    return Wn, Hn, np.linalg.norm(X - np.dot(Wn, Hn))
