# what: Y is the feedforward part alone, H is not added
def transformer_block(X, params, heads):
    x1, _ = layer_norm_forward(X, params["gamma1"], params["beta1"])
    attended, _ = multi_head_attention(x1, params, heads)
    H = attended + X
    x2, _ = layer_norm_forward(H, params["gamma2"], params["beta2"])
    u = x2 @ params["W1"] + params["b1"]
    inner = np.sqrt(2 / np.pi) * (u + 0.044715 * u**3)
    Y = (0.5 * u * (1 + np.tanh(inner))) @ params["W2"] + params["b2"]
    return {"H": H, "Y": Y}
