# what: Y is H itself and the feedforward part is added in place, so the returned H holds the numbers of Y
def transformer_block(X, params, heads):
    x1, _ = layer_norm_forward(X, params["gamma1"], params["beta1"])
    attended, _ = multi_head_attention(x1, params, heads)
    H = X + attended
    x2, _ = layer_norm_forward(H, params["gamma2"], params["beta2"])
    u = x2 @ params["W1"] + params["b1"]
    gelu = 0.5 * u * (1 + np.tanh(np.sqrt(2 / np.pi) * (u + 0.044715 * u**3)))
    Y = H
    Y += gelu @ params["W2"]
    Y += params["b2"]
    return {"H": H, "Y": Y}
