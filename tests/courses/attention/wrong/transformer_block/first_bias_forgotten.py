# what: b1 is not added before the gelu
def transformer_block(X, params, heads):
    x1, _ = layer_norm_forward(X, params["gamma1"], params["beta1"])
    attended, _ = multi_head_attention(x1, params, heads)
    H = X + attended
    x2, _ = layer_norm_forward(H, params["gamma2"], params["beta2"])
    T, f = len(X), params["W1"].shape[1]
    g = np.zeros((T, f))
    for t in range(T):
        for k in range(f):
            u = np.dot(x2[t], params["W1"][:, k])
            g[t, k] = 0.5 * u * (1 + np.tanh(np.sqrt(2 / np.pi) * (u + 0.044715 * u**3)))
    Y = H + g @ params["W2"] + params["b2"]
    return {"H": H, "Y": Y}
