# what: the gelu's factor is 2/pi instead of its root
def transformer_block(X, params, heads):
    x1 = layer_norm_forward(X, params["gamma1"], params["beta1"])[0]
    H = X + multi_head_attention(x1, params, heads)[0]
    x2 = layer_norm_forward(H, params["gamma2"], params["beta2"])[0]
    u = np.dot(x2, params["W1"]) + params["b1"]
    t = np.tanh(2 / np.pi * (u + 0.044715 * np.power(u, 3)))
    Y = H + np.dot(0.5 * u * (1 + t), params["W2"]) + params["b2"]
    return {"H": H, "Y": Y}
