# what: forgets that X is the target as well
def autoencoder_backward(dloss, cache):
    X, W, V, lam, H, Y = cache
    n = len(X)
    G = dloss / n * (Y - X)
    grads = {}
    grads["dV"] = np.einsum("nk,nd->kd", H, G) + dloss * lam * V
    grads["dc"] = G.sum(axis=0).reshape(1, -1)
    GH = np.einsum("nd,kd->nk", G, V)
    grads["dW"] = np.einsum("nd,nk->dk", X, GH) + dloss * lam * W
    grads["db"] = GH.sum(axis=0).reshape(1, -1)
    grads["dX"] = np.einsum("nk,dk->nd", GH, W)
    return grads
