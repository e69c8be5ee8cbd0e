# what: mean and variance are taken over the tokens (axis 0, as in batch normalization) instead of over each token's features
def layer_norm_forward(x, gamma, beta, eps=1e-5):
    m = np.mean(x, axis=0, keepdims=True)
    v = np.var(x, axis=0, keepdims=True)
    s = np.sqrt(v + eps)
    normed = (x - m) / s
    y = normed * gamma + beta
    return y, (normed, s, gamma)
