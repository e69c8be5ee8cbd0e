# what: the weight decay's gradient is not multiplied with dloss
def autoencoder_backward(dloss, cache):
    (X, W, V, decay, H, X_hat) = cache
    delta = (X_hat - X) * (dloss / X.shape[0])
    delta_h = delta.dot(V.T)
    dV = H.T.dot(delta) + decay * V
    dW = X.T.dot(delta_h) + decay * W
    return dict(dX=delta_h.dot(W.T) - delta, dW=dW, db=delta_h.sum(0)[None], dV=dV, dc=delta.sum(0)[None])
