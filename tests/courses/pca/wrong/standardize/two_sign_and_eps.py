# what: mean minus X (wrong sign), and eps outside the root
def standardize(X, eps):
    avg = X.mean(0, keepdims=True)
    spread = X.std(0, ddof=1, keepdims=True) + eps
    Z = (avg - X) / spread
    return Z, avg, spread
