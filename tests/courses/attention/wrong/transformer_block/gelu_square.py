# what: the gelu's small term has the square of u instead of its cube
def transformer_block(X, params, heads):
    x1, _ = layer_norm_forward(X, params["gamma1"], params["beta1"])
    attended, _ = multi_head_attention(x1, params, heads)
    H = X + attended
    x2, _ = layer_norm_forward(H, params["gamma2"], params["beta2"])
    u = x2 @ params["W1"] + params["b1"]
    c = np.sqrt(2 / np.pi)
    gelu = 0.5 * u * (1 + np.tanh(c * (u + 0.044715 * u**2)))
    Y = H + gelu @ params["W2"] + params["b2"]
    return {"H": H, "Y": Y}
