# what: two slips: a ReLU in the place of the gelu, and the second shortcut starts at X instead of at H
def transformer_block(X, params, heads):
    x1, _ = layer_norm_forward(X, params["gamma1"], params["beta1"])
    attended, _ = multi_head_attention(x1, params, heads)
    H = X + attended
    x2, _ = layer_norm_forward(H, params["gamma2"], params["beta2"])
    u = x2 @ params["W1"] + params["b1"]
    u = u * (u > 0)
    Y = X + u @ params["W2"] + params["b2"]
    return {"H": H, "Y": Y}
