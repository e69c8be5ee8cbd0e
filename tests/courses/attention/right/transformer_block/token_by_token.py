# what: right: the feedforward part runs token by token
def transformer_block(X, params, heads):
    a = layer_norm_forward(X, params["gamma1"], params["beta1"], 1e-5)[0]
    H = X + multi_head_attention(a, params, heads)[0]
    Y = H.copy()
    b = layer_norm_forward(H, params["gamma2"], params["beta2"], 1e-5)[0]
    for t in range(len(X)):
        u = params["W1"].T @ b[t] + params["b1"]
        inner = (2 / np.pi) ** 0.5 * (u + 0.044715 * u * u * u)
        Y[t] += params["W2"].T @ (u * (1 + np.tanh(inner)) / 2) + params["b2"]
    return {"Y": Y, "H": H}
