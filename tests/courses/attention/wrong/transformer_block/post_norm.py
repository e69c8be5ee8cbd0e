# what: the norm stands after each addition (post-norm) instead of before each part
def transformer_block(X, params, heads):
    attended, _ = multi_head_attention(X, params, heads)
    H, _ = layer_norm_forward(X + attended, params["gamma1"], params["beta1"])
    u = H @ params["W1"] + params["b1"]
    g = 0.5 * u * (1 + np.tanh(np.sqrt(2 / np.pi) * (u + 0.044715 * u**3)))
    f = g @ params["W2"] + params["b2"]
    Y, _ = layer_norm_forward(H + f, params["gamma2"], params["beta2"])
    return {"H": H, "Y": Y}
