# what: the attention gets X itself, the first layer norm is left out
def transformer_block(X, params, heads):
    p = params
    att = multi_head_attention(X, p, heads)[0]
    H = X + att
    z = layer_norm_forward(H, p["gamma2"], p["beta2"])[0] @ p["W1"] + p["b1"]
    z = z / 2 * (1 + np.tanh(np.sqrt(2 / np.pi) * (z + 0.044715 * z**3)))
    return {"H": H, "Y": H + z @ p["W2"] + p["b2"]}
