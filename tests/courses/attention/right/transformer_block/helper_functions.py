# what: right: with helpers, the gelu by a sigmoid of twice the argument, which is the same
def transformer_block(X, params, heads):
    def norm(Z, which):
        return layer_norm_forward(Z, params["gamma" + which], params["beta" + which])[0]

    def gelu(u):
        return u / (1 + np.exp(-2 * np.sqrt(2 / np.pi) * (u + 0.044715 * u**3)))

    H = X + multi_head_attention(norm(X, "1"), params, heads)[0]
    hidden = gelu(norm(H, "2") @ params["W1"] + params["b1"])
    return {"H": H, "Y": H + hidden @ params["W2"] + params["b2"]}
