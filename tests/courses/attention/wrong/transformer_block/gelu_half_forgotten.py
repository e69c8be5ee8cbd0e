# what: the half in the gelu is left out, u * (1 + tanh) instead of u/2 * (1 + tanh)
def transformer_block(X, params, heads):
    n1, c1 = layer_norm_forward(X, params["gamma1"], params["beta1"])
    mha, A = multi_head_attention(n1, params, heads)
    H = X + mha
    n2, c2 = layer_norm_forward(H, params["gamma2"], params["beta2"])
    pre = n2 @ params["W1"] + params["b1"]
    post = pre * (1 + np.tanh(np.sqrt(2 / np.pi) * (pre + 0.044715 * pre**3)))
    return {"H": H, "Y": H + (post @ params["W2"] + params["b2"])}
