# what: the attention is called with one head instead of the given number
def transformer_block(X, params, heads):
    x1, _ = layer_norm_forward(X, params["gamma1"], params["beta1"])
    H = X + multi_head_attention(x1, params, 1)[0]
    x2, _ = layer_norm_forward(H, params["gamma2"], params["beta2"])
    u = x2 @ params["W1"] + params["b1"]
    g = 0.5 * u * (1 + np.tanh(np.sqrt(2 / np.pi) * (u + 0.044715 * u**3)))
    return {"H": H, "Y": H + g @ params["W2"] + params["b2"]}
