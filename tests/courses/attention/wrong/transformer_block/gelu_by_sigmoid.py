# what: gelu is approximated by u * sigmoid(1.702 u) instead of the formula with tanh
def transformer_block(X, params, heads):
    x1, _ = layer_norm_forward(X, params["gamma1"], params["beta1"])
    attended, _ = multi_head_attention(x1, params, heads)
    H = X + attended
    x2, _ = layer_norm_forward(H, params["gamma2"], params["beta2"])
    u = x2 @ params["W1"] + params["b1"]
    act = u / (1 + np.exp(-1.702 * u))
    Y = H + act @ params["W2"] + params["b2"]
    return {"H": H, "Y": Y}
