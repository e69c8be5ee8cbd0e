# what: the second shortcut starts at X instead of at H
def transformer_block(X, params, heads):
    def gelu(u):
        return u / 2 * (1 + np.tanh(np.sqrt(2 / np.pi) * (u + 0.044715 * u**3)))

    normed, _ = layer_norm_forward(X, params["gamma1"], params["beta1"])
    H = X + multi_head_attention(normed, params, heads)[0]
    normed, _ = layer_norm_forward(H, params["gamma2"], params["beta2"])
    hidden = gelu(normed @ params["W1"] + params["b1"])
    return {"H": H, "Y": X + hidden @ params["W2"] + params["b2"]}
