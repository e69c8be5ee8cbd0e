def cox_forward(X, time, event, beta, penalty=0.0):
    X = X.astype(np.float32)
    b = beta.astype(np.float32)
    eta = X @ b
    risk = np.exp(eta)
    at_risk = time >= time[:, None]
    total = (at_risk * risk).sum(axis=1, dtype=np.float32)
    loss = -np.mean((eta - np.log(total))[event]) + np.float32(penalty / 2) * np.sum(b**2)
    return loss, (X, event, b, penalty, risk, at_risk, total)
