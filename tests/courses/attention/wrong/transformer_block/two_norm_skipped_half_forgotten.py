# what: two slips: the feedforward part gets H without the second layer norm, and the half in the gelu is left out
def transformer_block(X, params, heads):
    x1, _ = layer_norm_forward(X, params["gamma1"], params["beta1"])
    attended, _ = multi_head_attention(x1, params, heads)
    H = X + attended
    u = H @ params["W1"] + params["b1"]
    gelu = u * (1 + np.tanh(np.sqrt(2 / np.pi) * (u + 0.044715 * u**3)))
    Y = H + gelu @ params["W2"] + params["b2"]
    return {"H": H, "Y": Y}
