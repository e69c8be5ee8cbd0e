def graph_convolution_backward(dH, cache):
    S, X, W, H = cache
    g = np.where(H > 0, dH, 0)
    return dict(
        dX=np.einsum('ij,ih,fh->jf', S, g, W),
        dW=np.einsum('ij,jf,ih->fh', S, X, g),
        db=np.einsum('ih->h', g),
    )
