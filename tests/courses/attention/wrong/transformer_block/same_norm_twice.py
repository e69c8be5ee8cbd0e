# what: the second layer norm uses gamma1 and beta1 again instead of gamma2 and beta2
def transformer_block(X, params, heads):
    def norm(Z):
        return layer_norm_forward(Z, params["gamma1"], params["beta1"])[0]

    H = X + multi_head_attention(norm(X), params, heads)[0]
    u = norm(H) @ params["W1"] + params["b1"]
    u = 0.5 * u * (1 + np.tanh(np.sqrt(2 / np.pi) * (u + 0.044715 * u**3)))
    return {"H": H, "Y": H + u @ params["W2"] + params["b2"]}
