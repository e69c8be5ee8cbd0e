# what: the second shortcut starts at the normalized tokens instead of at H
def transformer_block(X, params, heads):
    z, _ = layer_norm_forward(X, params["gamma1"], params["beta1"])
    attended, _ = multi_head_attention(z, params, heads)
    H = X + attended
    z, _ = layer_norm_forward(H, params["gamma2"], params["beta2"])
    u = z @ params["W1"] + params["b1"]
    g = 0.5 * u * (1 + np.tanh(np.sqrt(2 / np.pi) * (u + 0.044715 * u**3)))
    Y = z + g @ params["W2"] + params["b2"]
    return {"H": H, "Y": Y}
